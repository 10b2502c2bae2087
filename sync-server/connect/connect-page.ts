/** The page that connects a device: the address, its QR code, and how to trust the certificate of the household. */
import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import { connectStyle } from './connect-style.ts'
import { mark } from './mark.ts'
import { texts } from './texts.ts'

export type ConnectPage = {
  /** The address of the app; null if no other device can reach it safely. */
  readonly address: string | null
  /** The address of this page for a device that trusts nothing yet. */
  readonly pageAddress: string
  readonly otherAddresses: readonly string[]
  /** Of the local authority; null if no device has to trust anything. */
  readonly fingerprint: string | null
}

/** Exactly the text whose hash is in the policy: it must not be formatted. */
const style = raw(`<style>${connectStyle}</style>`)

export const PROFILE_PATH = '/connect/mitten.mobileconfig'
export const CERTIFICATE_PATH = '/connect/mitten.crt'

export function connectPage(page: ConnectPage) {
  return html`<!doctype html>
    <html lang="en">
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
          ${page.address === null ? html`<section>${insecure(texts.local)}</section>` : where(page, page.address)}
          ${page.fingerprint === null ? '' : trust(page.fingerprint)}
        </main>
      </body>
    </html>`
}

function where({ pageAddress, otherAddresses }: ConnectPage, address: string) {
  const qr = renderSVG(pageAddress, { ecc: 'M', border: 2 })
  return html`<section class="where">
    <div>
      <h2>${texts.address}</h2>
      <p class="address">${address}</p>
      <a class="button primary" href="${address}">${texts.open}</a>
      ${address.startsWith('http:') ? insecure(texts.plain) : ''}
      <p class="muted">${texts.scan}</p>
      ${otherAddresses.length === 0 ? '' : also(otherAddresses)}
    </div>
    <div class="qr" role="img" aria-label="${texts.qr}">${raw(qr)}</div>
  </section>`
}

function also(addresses: readonly string[]) {
  return html`<p class="muted">${texts.also}</p>
    <ul>
      ${addresses.map((address) => html`<li><a href="${address}">${address}</a></li>`)}
    </ul>`
}

function insecure(what: string) {
  return html`<p class="notice">${what}</p>
    <p>${texts.remedy}</p>
    <code>${texts.command}</code>`
}

function trust(fingerprint: string) {
  return html`<section>
    <h2>${texts.trust}</h2>
    <p>${texts.why}</p>
    <div>${texts.platforms.map(steps)}</div>
    <p>${texts.done}</p>
    <p class="muted">${texts.compare}</p>
    <code>${fingerprint}</code>
  </section>`
}

/** Closed at first, so that the page is only as long as one device needs. They share a name, so only one is open at a time. */
function steps({ name, kind, steps }: (typeof texts.platforms)[number]) {
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
