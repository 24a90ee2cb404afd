const types: Record<string, string> = {
  svg: 'image/svg+xml',
  gif: 'image/gif',
  avif: 'image/avif',
  bmp: 'image/bmp',
};
/** The longest side of what is drawn, in pixels; a drawing of lines has no size of its own. */
const longest = 2400;
const usual = 1200;

/** A picture that no course takes, as a PNG: drawn by the browser, which runs nothing that stands in it. @throws where it cannot be drawn */
export async function drawn(bytes: Uint8Array<ArrayBuffer>, path: string): Promise<Blob> {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const url = URL.createObjectURL(new Blob([bytes], { type: types[ending] ?? 'image/png' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [width, height] = [image.naturalWidth || usual, image.naturalHeight || usual];
    // Lines stay sharp at any size; what is made of points is not made larger.
    const scale = ending === 'svg' ? usual / Math.max(width, height) : 1;
    const fit = Math.min(Math.max(scale, 1), longest / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * fit));
    canvas.height = Math.max(1, Math.round(height * fit));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not drawn'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
