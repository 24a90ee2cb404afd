type Props = {
  d: string;
  /** In quarters of a rem, as everywhere in the theme. */
  size?: `${number}`;
  bold?: boolean;
};

/**
 * A line drawn on a sheet of 24 by 24 with one round pen. A plain element, and the pen itself among the global styles as
 * `.pen`: there are hundreds of them on a screen, and a styled component or six attributes for each cost more than
 * drawing it.
 */
export function Pen({ d, size = '5', bold = false }: Props) {
  const side = `${Number(size) / 4}rem`;
  return (
    <svg
      className="pen"
      viewBox="0 0 24 24"
      width={side}
      height={side}
      data-bold={bold || undefined}
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}
