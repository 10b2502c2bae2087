/** The texts of texts.ts in Spanish. */
import type { photoTexts as english } from './texts.ts'

export const photoTexts: typeof english = {
  take: 'Hacer foto',
  upload: 'Subir foto',
  remove: 'Quitar',
  removeNamed: 'Quitar la foto',
  hint: 'JPG o PNG, hasta 5 MB. Se reduce en este dispositivo antes de guardarla.',
  ring: 'Lo que queda dentro del aro será tu foto.',
  preview: 'Lo que ve la cámara',
  turn: 'Girar la cámara',
  starting: 'Encendiendo la cámara',
  saved: 'Foto guardada',
  removed: 'Foto quitada',
  picture: 'Imagen',
  optional: 'opcional',
  link: 'Enlace a la imagen',
  removePicture: 'Quitar la imagen',

  denied: 'Sin acceso a la cámara',
  allow: 'Permite el acceso a la cámara para hacer una foto.',
  tooLarge: 'Archivo demasiado grande',
  selectSmaller: 'Elige una imagen de menos de 5 MB.',
  unreadable: 'Esta imagen no se puede leer',
  selectOther: 'Elige una imagen JPG, PNG, WebP o GIF.',
  notKept: 'No se ha podido guardar la foto',
  noRoom: 'Puede que este dispositivo no tenga espacio.',
}
