/** The avatar of a person: their photo, or the first letter of their name. */
import type { User } from '#domain/users/user.ts'
import type { AvatarProps } from '#web/ui/avatar.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { usePicture } from './use-picture.ts'

export type PersonAvatarProps = Pick<AvatarProps, 'tone' | 'size'> & {
  readonly person: Pick<User, 'name' | 'photo_url'>
}

export function PersonAvatar({ person, ...look }: PersonAvatarProps) {
  return <Avatar {...look} name={person.name} photo={usePicture(person.photo_url)} />
}
