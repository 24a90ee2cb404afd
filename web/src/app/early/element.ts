type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | number | undefined>;

/** An element with its attributes and children; words become text and nothing else. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(key, String(value));
  made.append(
    ...children.filter((child) => child !== null && child !== undefined && child !== false),
  );
  return made;
}
