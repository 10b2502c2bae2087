/**
 * Creates X.509 certificates: an authority for the home network, and those that it signs, with P-256 and SHA-256. Not
 * @peculiar/x509: it has no name constraints, so both packages would stay and 14 more come, with a global `Reflect`.
 */
import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_nameConstraints,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  id_kp_serverAuth,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  Name,
  NameConstraints,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'
import { DAY_MS } from '#domain/calendar.ts'
import { isAddress } from './home-network.ts'

/** A certificate and its key, both as PEM. */
export type KeyPair = { readonly cert: string; readonly key: string }

const AUTHORITY_DAYS = 3652
/** Apple's devices refuse a server certificate that is valid for more than 398 days. */
const SERVER_DAYS = 390
/** Clocks of phones and tablets may be a little behind. */
const BACKDATED_DAYS = 1
const COMMON_NAME = '2.5.4.3'
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2'

type AuthorityRequest = {
  readonly name: string
  /** The addresses, networks and domains for which it may sign; a device that trusts it trusts it for nothing else. */
  readonly permitted: readonly string[]
  readonly now: Date
}

/** A new authority, which signs itself. */
export function makeAuthority({ name, permitted, now }: AuthorityRequest): KeyPair {
  const { key, publicKey } = makeKey()
  const subject = nameOf(name)
  return signed({
    issuer: { subject, key, keyId: keyIdOf(publicKey) },
    subject,
    key,
    publicKey,
    validity: validityOf(now, AUTHORITY_DAYS),
    extensions: [
      extension(id_ce_basicConstraints, new BasicConstraints({ cA: true, pathLenConstraint: 0 })),
      extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign)),
      extension(
        id_ce_nameConstraints,
        new NameConstraints({
          permittedSubtrees: new GeneralSubtrees(
            permitted.map((base) => new GeneralSubtree({ base: generalName(base) })),
          ),
        }),
      ),
    ],
  })
}

/** A server's certificate for these host names and addresses. */
export function issueCertificate(
  authority: KeyPair,
  { names, now }: { readonly names: readonly string[]; readonly now: Date },
): KeyPair {
  const { key, publicKey } = makeKey()
  const { tbsCertificate } = parse(authority.cert)
  const issuerKey = AsnConvert.serialize(tbsCertificate.subjectPublicKeyInfo)
  return signed({
    issuer: { subject: tbsCertificate.subject, key: authority.key, keyId: keyIdOf(issuerKey) },
    subject: nameOf('Mitten'),
    key,
    publicKey,
    validity: validityOf(now, SERVER_DAYS),
    extensions: [
      extension(id_ce_basicConstraints, new BasicConstraints()),
      extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.digitalSignature)),
      extension(id_ce_extKeyUsage, new ExtendedKeyUsage([id_kp_serverAuth]), false),
      extension(id_ce_subjectAltName, new SubjectAlternativeName(names.map(generalName)), false),
    ],
  })
}

/** The addresses, networks and domains that an authority may sign for. */
export function permittedBy(authority: string): readonly string[] {
  const found = parse(authority).tbsCertificate.extensions?.find(
    ({ extnID }) => extnID === id_ce_nameConstraints,
  )
  if (!found) return []
  const { permittedSubtrees } = AsnConvert.parse(found.extnValue, NameConstraints)
  return [...(permittedSubtrees ?? [])].flatMap(({ base }) => base.dNSName ?? base.iPAddress ?? [])
}

type Signing = {
  readonly issuer: { readonly subject: Name; readonly key: string; readonly keyId: ArrayBuffer }
  readonly subject: Name
  readonly key: string
  readonly publicKey: ArrayBuffer
  readonly validity: Validity
  readonly extensions: readonly Extension[]
}

function signed({ issuer, subject, key, publicKey, validity, extensions }: Signing): KeyPair {
  const algorithm = new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 })
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature: algorithm,
    issuer: issuer.subject,
    validity,
    subject,
    subjectPublicKeyInfo: AsnConvert.parse(publicKey, SubjectPublicKeyInfo),
    extensions: new Extensions([
      ...extensions,
      extension(id_ce_subjectKeyIdentifier, new SubjectKeyIdentifier(keyIdOf(publicKey)), false),
      extension(
        id_ce_authorityKeyIdentifier,
        new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(issuer.keyId) }),
        false,
      ),
    ]),
  })
  const content = Buffer.from(AsnConvert.serialize(tbsCertificate))
  const signature = sign('sha256', content, createPrivateKey(issuer.key))
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: algorithm,
    signatureValue: bytesOf(signature),
  })
  const der = Buffer.from(AsnConvert.serialize(certificate))
  return { cert: new X509Certificate(der).toString(), key }
}

function makeKey(): { readonly key: string; readonly publicKey: ArrayBuffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: bytesOf(publicKey.export({ type: 'spki', format: 'der' })),
  }
}

function parse(cert: string): Certificate {
  return AsnConvert.parse(new X509Certificate(cert).raw, Certificate)
}

function nameOf(commonName: string): Name {
  const value = new AttributeValue({ utf8String: commonName })
  return new Name([
    new RelativeDistinguishedName([new AttributeTypeAndValue({ type: COMMON_NAME, value })]),
  ])
}

function generalName(name: string): GeneralName {
  return new GeneralName(isAddress(name) ? { iPAddress: name } : { dNSName: name })
}

function extension(extnID: string, value: object, critical = true): Extension {
  return new Extension({
    extnID,
    critical,
    extnValue: new OctetString(AsnConvert.serialize(value)),
  })
}

function validityOf(now: Date, days: number): Validity {
  return new Validity({
    notBefore: new Date(now.getTime() - BACKDATED_DAYS * DAY_MS),
    notAfter: new Date(now.getTime() + (days - BACKDATED_DAYS) * DAY_MS),
  })
}

/** Positive, and without a leading zero byte that the encoding would forbid. */
function serialNumber(): ArrayBuffer {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bytesOf(bytes)
}

function keyIdOf(publicKey: ArrayBuffer): ArrayBuffer {
  return bytesOf(createHash('sha256').update(Buffer.from(publicKey)).digest().subarray(0, 20))
}

/** A real copy: a small Buffer is a view of shared memory. */
function bytesOf(buffer: Uint8Array): ArrayBuffer {
  return new Uint8Array(buffer).buffer
}
