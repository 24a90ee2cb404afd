/** What some system takes for something else in a name, or does not show. */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}/\\:*?"<>|]/gu;
/** Names that Windows keeps for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const most = 80;

/** A name as every system holds it: the letters stay, also those with accents. */
export function safeName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replaceAll(unsafe, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '');
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  const letters = Array.from(clean);
  const short =
    letters.length <= most ? clean : `${letters.slice(0, most - ending.length).join('')}${ending}`;
  if (short === '') return '_';
  return reserved.test(short) ? `_${short}` : short;
}

/** Makes names that differ also where case does not count: a second one gets a number before its ending. */
export function differingNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? [];
    let own = name;
    for (let at = 2; taken.has(own.toLowerCase()); at += 1) own = `${stem} (${at})${ending}`;
    taken.add(own.toLowerCase());
    return own;
  };
}
