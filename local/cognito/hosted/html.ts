/** Markup that is safe to place into markup. */
export interface Html {
  html: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Every value is escaped unless it is markup made by this very tag. */
export function html(parts: TemplateStringsArray, ...values: Array<string | Html | null>): Html {
  const filled = parts.map((part, index) => {
    const value = values[index] ?? '';
    return part + (typeof value === 'string' ? value.replace(/[&<>"']/g, escapeOne) : value.html);
  });
  return { html: filled.join('') };
}

function escapeOne(character: string): string {
  return entities[character] ?? character;
}
