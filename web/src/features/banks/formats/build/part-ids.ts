const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** A short fingerprint of a text: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), in letters that ids may have. */
function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const unit of Array.from(text)) {
    hash ^= unit.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01_00_01_93) >>> 0;
  }
  return Array.from({ length: 7 }, (_, at) => letters[(hash >>> (at * 5)) & 31]).join('');
}

/**
 * Gives the parts of a question ids that follow from what they say: so the same file again names them as before, in
 * whatever order they stand. One that the file states is kept.
 */
export function createPartIds(): (text: string, stated?: string | null) => string {
  const taken = new Set<string>();
  return (text, stated) => {
    // The words alone: the same option is the same with and without its paragraph.
    const words = text
      .replace(/<[^<>]*>/g, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
    const wanted = stated && /^[A-Za-z0-9]{1,26}$/.test(stated) ? stated : fingerprint(words);
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted.slice(0, 22)}x${count}`;
    taken.add(id);
    return id;
  };
}
