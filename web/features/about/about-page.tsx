/** The About page: in the app frame when signed in, in the frame of the sign-in otherwise. */
import { AuthFrame } from '#web/shared/page/auth-frame.tsx'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { PageHead } from '#web/ui/shell/page-head.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AboutScreen } from './about-screen.tsx'
import { aboutTexts } from './texts.ts'

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
    <AuthFrame title={aboutTexts.title} foot={<TextLink to="/">{aboutTexts.back}</TextLink>}>
      <AboutScreen />
    </AuthFrame>
  )
}
