/** Texts of /connect in French. */
import type { ConnectTexts } from '#server/connect/texts.ts'

export const french: ConnectTexts = {
  title: 'Connecter un appareil',
  lead: 'Mitten tourne sur un ordinateur chez toi. Cette page l’amène sur tes téléphones, tablettes et ordinateurs portables.',
  open: 'Ouvrir Mitten',
  address: 'L’adresse',
  scan: 'Scanne ceci avec un téléphone ou une tablette pour y voir cette page.',
  qr: 'Code QR de l’adresse de cette page',
  also: 'Il répond aussi ici\u202F:',
  trust: 'Lui faire confiance une fois',
  why: 'Pour que Mitten marche sans connexion, chaque appareil doit faire confiance au certificat de ton foyer. Il a été créé sur ton ordinateur et ne vaut que pour les adresses de chez toi.',
  compare: 'Son empreinte (SHA-256). La même est affichée là où Mitten a été lancé\u202F:',
  appleDownload: 'Télécharger le profil',
  download: 'Télécharger le certificat',
  plain: 'Cette adresse n’a pas de https\u202F: Mitten n’y marche qu’avec une connexion.',
  local:
    'Mitten répond ici sans https\u202F: les autres appareils ne peuvent pas le garder pour l’ouvrir hors ligne.',
  remedy: 'Lance-le ainsi sur ton ordinateur, puis reviens ici\u202F:',
  profileName: 'Mitten à la maison',
  profileText:
    'Permet à cet appareil d’ouvrir Mitten sur l’ordinateur de chez toi. Il ne vaut que pour les adresses de chez toi.',
  done: 'C’est fait\u202F? Alors ouvre Mitten et ajoute-le à ton écran d’accueil.',
  platforms: [
    {
      name: 'iPhone et iPad',
      kind: 'profile',
      steps: [
        'Dans Safari, télécharge le profil et autorise le téléchargement.',
        'Ouvre Réglages, touche «\u202FProfil téléchargé\u202F», puis «\u202FInstaller\u202F».',
        'Dans Réglages, Général, Informations, Réglages des certificats, active le nom qui commence par Mitten.',
      ],
    },
    {
      name: 'Android',
      kind: 'certificate',
      steps: [
        'Télécharge le certificat. Si le navigateur hésite, choisis «\u202FConserver\u202F».',
        'Ouvre les paramètres et cherche «\u202FCertificat CA\u202F».',
        'Choisis «\u202FCertificat CA\u202F», «\u202FInstaller quand même\u202F», puis le fichier mitten.crt.',
      ],
    },
    {
      name: 'Mac',
      kind: 'certificate',
      steps: [
        'Télécharge le certificat et ouvre-le\u202F: Trousseaux d’accès l’ajoute.',
        'Double-clique sur l’entrée qui commence par Mitten, ouvre «\u202FSe fier\u202F» et choisis «\u202FToujours approuver\u202F».',
      ],
    },
    {
      name: 'Windows',
      kind: 'certificate',
      steps: [
        'Télécharge le certificat, ouvre-le et choisis «\u202FInstaller un certificat\u202F».',
        'Choisis «\u202FUtilisateur actuel\u202F», puis place-le dans «\u202FAutorités de certification racines de confiance\u202F».',
      ],
    },
    {
      name: 'Linux, et Firefox partout',
      kind: 'certificate',
      steps: [
        'Télécharge le certificat.',
        'Dans les paramètres du navigateur, cherche les certificats, ouvre «\u202FAutorités\u202F» et importe mitten.crt pour les sites web.',
      ],
    },
  ],
}
