/** Texts of /connect in Dutch. */
import type { ConnectTexts } from '#server/connect/texts.ts'

export const dutch: ConnectTexts = {
  title: 'Een apparaat verbinden',
  lead: 'Mitten draait op een computer bij jou thuis. Met deze pagina breng je het naar je telefoons, tablets en laptops.',
  open: 'Mitten openen',
  address: 'Het adres',
  scan: 'Scan dit met een telefoon of tablet om deze pagina daar te zien.',
  qr: 'QR-code van het adres van deze pagina',
  also: 'Het antwoordt ook hier:',
  trust: 'Eén keer vertrouwen',
  why: 'Om Mitten zonder verbinding te laten werken, moet elk apparaat het certificaat van je huishouden vertrouwen. Het is op je computer gemaakt en staat alleen in voor adressen bij jou thuis.',
  compare: 'De vingerafdruk (SHA-256). Dezelfde staat waar Mitten is gestart:',
  appleDownload: 'Het profiel downloaden',
  download: 'Het certificaat downloaden',
  plain: 'Dit adres heeft geen https, dus Mitten werkt daar alleen met verbinding.',
  local:
    'Mitten antwoordt hier zonder https, dus andere apparaten kunnen het niet bewaren voor offline gebruik.',
  remedy: 'Start het zo op je computer en kom dan hier terug:',
  profileName: 'Mitten thuis',
  profileText:
    'Hiermee kan dit apparaat Mitten openen op de computer bij jou thuis. Het staat alleen in voor adressen bij jou thuis.',
  done: 'Gelukt? Open Mitten en zet het op je beginscherm.',
  platforms: [
    {
      name: 'iPhone en iPad',
      kind: 'profile',
      steps: [
        'Download het profiel in Safari en sta de download toe.',
        'Open Instellingen, tik op ‘Profiel gedownload’ en dan op ‘Installeer’.',
        'Zet bij Instellingen, Algemeen, Info, Vertrouwensinstellingen certificaten de naam aan die met Mitten begint.',
      ],
    },
    {
      name: 'Android',
      kind: 'certificate',
      steps: [
        'Download het certificaat. Aarzelt de browser, kies dan ‘Behouden’.',
        'Open de instellingen en zoek naar ‘CA-certificaat’.',
        'Kies ‘CA-certificaat’, ‘Toch installeren’ en het bestand mitten.crt.',
      ],
    },
    {
      name: 'Mac',
      kind: 'certificate',
      steps: [
        'Download het certificaat en open het: Sleutelhangertoegang voegt het toe.',
        'Dubbelklik op de regel die met Mitten begint, open ‘Vertrouw’ en kies ‘Vertrouw altijd’.',
      ],
    },
    {
      name: 'Windows',
      kind: 'certificate',
      steps: [
        'Download het certificaat, open het en kies ‘Certificaat installeren’.',
        'Kies ‘Huidige gebruiker’ en plaats het in ‘Vertrouwde basiscertificeringsinstanties’.',
      ],
    },
    {
      name: 'Linux, en Firefox overal',
      kind: 'certificate',
      steps: [
        'Download het certificaat.',
        'Zoek in de instellingen van de browser naar certificaten, open ‘Organisaties’ en importeer mitten.crt voor websites.',
      ],
    },
  ],
}
