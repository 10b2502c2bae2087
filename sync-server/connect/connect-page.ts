/** The page that connects a device: the address, its QR code, and how to trust the certificate of the household. */
import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import type { LanguageTag } from '#domain/language/languages.ts'
import { connectStyle } from './connect-style.ts'
import { german } from './languages/de.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { dutch } from './languages/nl.ts'
import { mark } from './mark.ts'
import type { ConnectTexts, Platform } from './texts.ts'
import { english } from './texts.ts'

export const connectTexts: Readonly<Record<LanguageTag, ConnectTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  nl: dutch,
}

export type ConnectPage = {
  /** The address of the app; null if no other device can reach it safely. */
  readonly address: string | null
  /** The address of this page for a device that does not trust the certificate yet. */
  readonly pageAddress: string
  readonly otherAddresses: readonly string[]
  /** The local authority's fingerprint; null if no device has to trust anything. */
  readonly fingerprint: string | null
}

/** Exactly the text whose hash is in the policy: it must not be formatted. */
const style = raw(`<style>${connectStyle}</style>`)

export const PROFILE_PATH = '/connect/mitten.mobileconfig'
export const CERTIFICATE_PATH = '/connect/mitten.crt'

export function connectPage(page: ConnectPage, language: LanguageTag) {
  const texts = connectTexts[language]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${texts.title} - Mitten</title>
        ${style}
      </head>
      <body>
        <header>${raw(mark)} Mitten</header>
        <main>
          <h1>${texts.title}</h1>
          <p class="lead">${texts.lead}</p>
          ${page.address === null ? html`<section>${insecure(texts, texts.local)}</section>` : where(texts, page, page.address)}
          ${page.fingerprint === null ? '' : trust(texts, page.fingerprint)}
        </main>
      </body>
    </html>`
}

function where(texts: ConnectTexts, { pageAddress, otherAddresses }: ConnectPage, address: string) {
  const qr = renderSVG(pageAddress, { ecc: 'M', border: 2 })
  return html`<section class="where">
    <div>
      <h2>${texts.address}</h2>
      <p class="address">${address}</p>
      <a class="button primary" href="${address}">${texts.open}</a>
      ${address.startsWith('http:') ? insecure(texts, texts.plain) : ''}
      <p class="muted">${texts.scan}</p>
      ${otherAddresses.length === 0 ? '' : also(texts, otherAddresses)}
    </div>
    <div class="qr" role="img" aria-label="${texts.qr}">${raw(qr)}</div>
  </section>`
}

function also(texts: ConnectTexts, addresses: readonly string[]) {
  return html`<p class="muted">${texts.also}</p>
    <ul>
      ${addresses.map((address) => html`<li><a href="${address}">${address}</a></li>`)}
    </ul>`
}

function insecure(texts: ConnectTexts, what: string) {
  return html`<p class="notice">${what}</p>
    <p>${texts.remedy}</p>
    <code>npm start -- --lan</code>`
}

function trust(texts: ConnectTexts, fingerprint: string) {
  return html`<section>
    <h2>${texts.trust}</h2>
    <p>${texts.why}</p>
    <div>${texts.platforms.map((platform) => steps(texts, platform))}</div>
    <p>${texts.done}</p>
    <p class="muted">${texts.compare}</p>
    <code>${fingerprint}</code>
  </section>`
}

/** Closed at first, so that the page is only as long as one device needs; sharing a name, only one opens at a time. */
function steps(texts: ConnectTexts, { name, kind, steps }: Platform) {
  const isProfile = kind === 'profile'
  return html`<details name="device">
    <summary>${name}</summary>
    <div>
      <a class="button" href="${isProfile ? PROFILE_PATH : CERTIFICATE_PATH}"
        >${isProfile ? texts.appleDownload : texts.download}</a
      >
      <ol>
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ol>
    </div>
  </details>`
}
