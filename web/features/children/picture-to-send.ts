/** Turns a chosen picture into what the server takes: a data URL of its bytes. */

const SIDE = 320

/** A swatch is drawn: its address belongs to this release of the app, and the picture is to outlive it. */
export async function pictureToSend(chosen: string | null): Promise<string | null> {
  if (chosen === null || chosen.startsWith('data:image/jpeg') || chosen.startsWith('/api/'))
    return chosen
  const image = new Image()
  image.src = chosen
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  // Swatches are wider than high: their middle fills the square, as it does on the screen.
  const scale = SIDE / Math.min(image.width, image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  canvas.getContext('2d')?.drawImage(image, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
  return canvas.toDataURL('image/png')
}
