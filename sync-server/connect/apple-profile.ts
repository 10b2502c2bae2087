/** The local certificate authority as a configuration profile for iPhone and iPad. */
import { hash, X509Certificate } from 'node:crypto'

/** The identifiers are derived from the certificate: a profile that is installed again replaces itself. */
export function appleProfile(authority: string): string {
  const { raw } = new X509Certificate(authority)
  const base64 = raw.toString('base64')
  const certificateId = uuidOf(`certificate ${base64}`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadType</key><string>com.apple.security.root</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>PayloadIdentifier</key><string>app.mitten.authority.${certificateId}</string>
      <key>PayloadUUID</key><string>${certificateId}</string>
      <key>PayloadDisplayName</key><string>Mitten at home</string>
      <key>PayloadCertificateFileName</key><string>mitten.crt</string>
      <key>PayloadContent</key><data>${base64}</data>
    </dict>
  </array>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadVersion</key><integer>1</integer>
  <key>PayloadIdentifier</key><string>app.mitten.profile</string>
  <key>PayloadUUID</key><string>${uuidOf(`profile ${base64}`)}</string>
  <key>PayloadDisplayName</key><string>Mitten at home</string>
  <key>PayloadDescription</key><string>Lets this device open Mitten on the computer in your home. It vouches for addresses in your home only.</string>
</dict>
</plist>
`
}

function uuidOf(text: string): string {
  const hex = hash('sha256', text, 'hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-').toUpperCase()
}
