/** About Mitten in the app: a page like any other for people, in the frame of the sign-in for visitors. */
import { usePageTitle } from '#web/app/shell/page-title.ts'
import { texts as shellTexts } from '#web/app/shell/texts.ts'
import { AboutScreen } from '#web/screens/about/about-screen.tsx'
import { aboutTexts } from '#web/screens/about/texts.ts'
import { AuthFrame } from '#web/ui/shell/auth-frame.tsx'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function AboutPage() {
  return (
    <>
      <PageHead title={aboutTexts.title} />
      <AboutScreen />
    </>
  )
}

export function AboutPageForVisitors() {
  usePageTitle(aboutTexts.title)
  return (
    <AuthFrame
      title={aboutTexts.title}
      name={shellTexts.appName}
      foot={<TextLink to="/">{aboutTexts.back}</TextLink>}
    >
      <AboutScreen />
    </AuthFrame>
  )
}
