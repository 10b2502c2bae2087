/** Texts of /connect in German. */
import type { ConnectTexts } from '#server/connect/texts.ts'

export const german: ConnectTexts = {
  title: 'Ein Gerät verbinden',
  lead: 'Mitten läuft auf einem Computer bei dir zu Hause. Diese Seite bringt es auf deine Handys, Tablets und Laptops.',
  open: 'Mitten öffnen',
  address: 'Die Adresse',
  scan: 'Scanne das mit einem Handy oder Tablet, um diese Seite dort zu sehen.',
  qr: 'QR-Code mit der Adresse dieser Seite',
  also: 'Es antwortet auch hier:',
  trust: 'Einmal vertrauen',
  why: 'Damit Mitten ohne Verbindung funktioniert, muss jedes Gerät dem Zertifikat deines Haushalts vertrauen. Es ist auf deinem Computer entstanden und bürgt nur für Adressen bei dir zu Hause.',
  compare: 'Sein Fingerabdruck (SHA-256). Derselbe steht dort, wo Mitten gestartet wurde:',
  appleDownload: 'Profil laden',
  download: 'Zertifikat laden',
  plain: 'Diese Adresse hat kein https, deshalb funktioniert Mitten dort nur mit Verbindung.',
  local:
    'Mitten antwortet hier ohne https, deshalb können andere Geräte es nicht für unterwegs behalten.',
  remedy: 'Starte es so auf deinem Computer und komm dann hierher zurück:',
  profileName: 'Mitten zu Hause',
  profileText:
    'Damit kann dieses Gerät Mitten auf dem Computer bei dir zu Hause öffnen. Es bürgt nur für Adressen bei dir zu Hause.',
  done: 'Erledigt? Dann öffne Mitten und lege es auf deinen Startbildschirm.',
  platforms: [
    {
      name: 'iPhone und iPad',
      kind: 'profile',
      steps: [
        'Lade in Safari das Profil und erlaube den Download.',
        'Öffne die Einstellungen, tippe auf „Profil geladen“, dann auf „Installieren“.',
        'Schalte unter Einstellungen, Allgemein, Info, Zertifikatsvertrauenseinstellungen den Namen ein, der mit Mitten beginnt.',
      ],
    },
    {
      name: 'Android',
      kind: 'certificate',
      steps: [
        'Lade das Zertifikat. Zögert der Browser, wähle „Behalten“.',
        'Öffne die Einstellungen und suche nach „CA-Zertifikat“.',
        'Wähle „CA-Zertifikat“, „Trotzdem installieren“ und dann die Datei mitten.crt.',
      ],
    },
    {
      name: 'Mac',
      kind: 'certificate',
      steps: [
        'Lade das Zertifikat und öffne es: Die Schlüsselbundverwaltung nimmt es auf.',
        'Doppelklicke den Eintrag, der mit Mitten beginnt, öffne „Vertrauen“ und wähle „Immer vertrauen“.',
      ],
    },
    {
      name: 'Windows',
      kind: 'certificate',
      steps: [
        'Lade das Zertifikat, öffne es und wähle „Zertifikat installieren“.',
        'Wähle „Aktueller Benutzer“ und lege es unter „Vertrauenswürdige Stammzertifizierungsstellen“ ab.',
      ],
    },
    {
      name: 'Linux und Firefox überall',
      kind: 'certificate',
      steps: [
        'Lade das Zertifikat.',
        'Suche in den Einstellungen des Browsers nach Zertifikaten, öffne „Zertifizierungsstellen“ und importiere mitten.crt für Websites.',
      ],
    },
  ],
}
