/** Pixels of a picture, as they are seen. */
export type Area = { x: number; y: number; width: number; height: number };

/** As large as a photo is ever shown, on a dense screen. */
const side = 512;

/**
 * Draws a square of a picture anew, as a JPEG: nothing of what a camera wrote into the file comes along.
 * @param address of the picture
 * @throws where the browser cannot draw it
 */
export async function cropImage(address: string, area: Area): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  // A JPEG has nothing that shines through.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88));
  if (!photo) throw new Error('The picture could not be written');
  return photo;
}
