/** The logos of social networks, which icon sets no longer include. */
import type { ReactNode } from 'react'

export type SocialIcon = 'instagram' | 'youtube' | 'x'

export function SocialMark({ icon }: { readonly icon: SocialIcon }) {
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
