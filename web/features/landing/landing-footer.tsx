/** The footer: help, legal links and social links. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { pageTexts } from '#web/shared/page/texts.ts'
import { Logo } from '#web/ui/logo.tsx'
import { theme } from '#web/ui/theme.ts'
import { pageWidth } from './layout.ts'
import { texts } from './texts.ts'

/** Placeholders lead to the top: a household's own server has no such pages. */
const placeholder = '#content'

export function LandingFooter() {
  const { help, legal, social } = texts.footer
  return (
    <Foot>
      <Inner>
        <Logo name={pageTexts.appName} />
        <Links aria-label={help.label}>{help.links.map(linkNowhere)}</Links>
        <Links aria-label={legal.label}>
          {legal.links.map(linkNowhere)}
          <a href="/about">{legal.about}</a>
        </Links>
        <Marks aria-label={social}>
          {networks.map(({ icon, name }) => (
            <a key={icon} href={placeholder} aria-label={name} title={name}>
              <SocialMark icon={icon} />
            </a>
          ))}
        </Marks>
      </Inner>
    </Foot>
  )
}

function linkNowhere(text: string) {
  return (
    <a key={text} href={placeholder}>
      {text}
    </a>
  )
}

type SocialIcon = 'instagram' | 'youtube' | 'x'

const networks: readonly { readonly icon: SocialIcon; readonly name: string }[] = [
  { icon: 'instagram', name: 'Instagram' },
  { icon: 'youtube', name: 'YouTube' },
  { icon: 'x', name: 'X' },
]

/** The logos of social networks, which icon sets no longer include. */
function SocialMark({ icon }: { readonly icon: SocialIcon }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[icon]}
    </svg>
  )
}

const shapes: Readonly<Record<SocialIcon, ReactNode>> = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r=".6" fill="currentColor" />
    </>
  ),
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="M10 9l5 3-5 3z" />
    </>
  ),
  x: <path d="M5 4l14 16M19 4L5 20" />,
}

const Foot = styled.footer`
  padding: 36px 0 calc(48px + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.line.hair};
`

const Inner = styled.div`
  ${pageWidth}
  ${theme.spread('24px 40px')}
  ${theme.media.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${theme.space(2)};
  }
`

const Links = styled.nav`
  ${theme.flow(0)}
  margin: 0 -10px;
  > a {
    ${theme.inline(0)}
    min-height: ${theme.size.target};
    padding: 0 10px;
    border-radius: 8px;
    ${theme.note}
    ${theme.underline}
    text-underline-offset: 3px;
  }
`

const Marks = styled.nav`
  display: flex;
  gap: ${theme.space(1)};
  margin: 0 -12px;
  > a {
    ${theme.disc(theme.size.target)}
    color: ${theme.text.muted};
    ${theme.hover(theme.surface.sunken)}
  }
`
