/** Texts of /connect in Spanish. */
import type { ConnectTexts } from '#server/connect/texts.ts'

export const spanish: ConnectTexts = {
  title: 'Conectar un dispositivo',
  lead: 'Mitten funciona en un ordenador de tu casa. Esta página lo lleva a tus móviles, tablets y portátiles.',
  open: 'Abrir Mitten',
  address: 'La dirección',
  scan: 'Escanea esto con un móvil o una tablet para ver allí esta página.',
  qr: 'Código QR de la dirección de esta página',
  also: 'También responde aquí:',
  trust: 'Confía una vez',
  why: 'Para que Mitten funcione sin conexión, cada dispositivo tiene que confiar en el certificado de tu casa. Se creó en tu ordenador y solo responde por direcciones de tu casa.',
  compare: 'Su huella (SHA-256). La misma aparece donde se inició Mitten:',
  appleDownload: 'Descargar el perfil',
  download: 'Descargar el certificado',
  plain: 'Esta dirección no tiene https, así que Mitten solo funciona ahí con conexión.',
  local:
    'Mitten responde aquí sin https, así que otros dispositivos no pueden guardarlo para usarlo sin conexión.',
  remedy: 'Inícialo así en tu ordenador y vuelve aquí:',
  profileName: 'Mitten en casa',
  profileText:
    'Permite que este dispositivo abra Mitten en el ordenador de tu casa. Solo responde por direcciones de tu casa.',
  done: '¿Listo? Abre Mitten y añádelo a tu pantalla de inicio.',
  platforms: [
    {
      name: 'iPhone y iPad',
      kind: 'profile',
      steps: [
        'En Safari, descarga el perfil y permite la descarga.',
        'Abre Ajustes, toca «Perfil descargado» y luego «Instalar».',
        'En Ajustes, General, Información, Ajustes de confianza de los certificados, activa el nombre que empieza por Mitten.',
      ],
    },
    {
      name: 'Android',
      kind: 'certificate',
      steps: [
        'Descarga el certificado. Si el navegador duda, elige «Conservar».',
        'Abre los ajustes y busca «Certificado de CA».',
        'Elige «Certificado de CA», «Instalar de todas formas» y el archivo mitten.crt.',
      ],
    },
    {
      name: 'Mac',
      kind: 'certificate',
      steps: [
        'Descarga el certificado y ábrelo: Acceso a Llaveros lo añade.',
        'Haz doble clic en la entrada que empieza por Mitten, abre «Confiar» y elige «Confiar siempre».',
      ],
    },
    {
      name: 'Windows',
      kind: 'certificate',
      steps: [
        'Descarga el certificado, ábrelo y elige «Instalar certificado».',
        'Elige «Usuario actual» y colócalo en «Entidades de certificación raíz de confianza».',
      ],
    },
    {
      name: 'Linux, y Firefox en cualquier sistema',
      kind: 'certificate',
      steps: [
        'Descarga el certificado.',
        'En los ajustes del navegador, busca los certificados, abre «Autoridades» e importa mitten.crt para sitios web.',
      ],
    },
  ],
}
