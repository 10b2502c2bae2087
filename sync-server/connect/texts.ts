/** Texts of /connect, for people who may never have heard of a certificate. */

export type ConnectTexts = {
  readonly title: string
  readonly lead: string
  readonly open: string
  readonly address: string
  readonly scan: string
  readonly qr: string
  readonly also: string
  readonly trust: string
  readonly why: string
  readonly compare: string
  readonly appleDownload: string
  readonly download: string
  readonly plain: string
  readonly local: string
  readonly remedy: string
  readonly profileName: string
  readonly profileText: string
  readonly done: string
  /** Settings are named as the system names them in that language. */
  readonly platforms: readonly Platform[]
}

export type Platform = {
  readonly name: string
  readonly kind: 'profile' | 'certificate'
  readonly steps: readonly string[]
}

export const english = {
  title: 'Connect a device',
  lead: 'Mitten runs on a computer in your home. This page brings it to your phones, tablets and laptops.',
  open: 'Open Mitten',
  address: 'The address',
  scan: 'Scan this with a phone or tablet to see this page there.',
  qr: 'QR code of the address of this page',
  also: 'It also answers here:',
  trust: 'Trust it once',
  why: 'So that Mitten works without a connection, each device has to trust the certificate of your household. It was made on your computer, and it vouches for addresses in your home only.',
  compare: 'Its fingerprint (SHA-256). The same one was printed where Mitten was started:',
  appleDownload: 'Get the profile',
  download: 'Get the certificate',
  plain: 'This address has no https, so Mitten works there only while it is connected.',
  local: 'Mitten listens without https, so other devices cannot keep it for offline.',
  remedy: 'Start it like this on your computer, then come back here:',
  profileName: 'Mitten at home',
  profileText:
    'Lets this device open Mitten on the computer in your home. It vouches for addresses in your home only.',
  done: 'Trusted? Then open Mitten, and add it to your home screen.',
  platforms: [
    {
      name: 'iPhone and iPad',
      kind: 'profile',
      steps: [
        'In Safari, get the profile and allow the download.',
        'Open Settings, tap Profile Downloaded, then Install.',
        'In Settings, go to General, About, Certificate Trust Settings and switch on the name that begins with Mitten.',
      ],
    },
    {
      name: 'Android',
      kind: 'certificate',
      steps: [
        'Get the certificate. If the browser hesitates, choose Keep.',
        'Open Settings and search for "CA certificate".',
        'Choose CA certificate, Install anyway, and pick the file mitten.crt.',
      ],
    },
    {
      name: 'Mac',
      kind: 'certificate',
      steps: [
        'Get the certificate and open it: Keychain Access adds it.',
        'Double-click the entry that begins with Mitten, open Trust and choose Always Trust.',
      ],
    },
    {
      name: 'Windows',
      kind: 'certificate',
      steps: [
        'Get the certificate, open it and choose Install Certificate.',
        'Choose Current User, then place it in Trusted Root Certification Authorities.',
      ],
    },
    {
      name: 'Linux, and Firefox anywhere',
      kind: 'certificate',
      steps: [
        'Get the certificate.',
        'In the settings of the browser, search for certificates, open Authorities and import mitten.crt for websites.',
      ],
    },
  ],
} satisfies ConnectTexts
