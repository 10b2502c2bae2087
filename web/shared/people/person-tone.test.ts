/** The color of a person's avatar: for partners, children and strangers. */
import { expect, test } from 'vitest'
import { makeUser } from '#domain/testing/make.ts'
import { toneOf } from './person-tone.ts'

test('I am petrol, partners are blue, children and whoever is no partner yet are rose', () => {
  const [me, theo, ida, rosa] = [
    makeUser('Maya'),
    makeUser('Theo'),
    makeUser('Ida', { is_child: true }),
    makeUser('Rosa'),
  ]
  const household = { me, partners: [theo, ida] }
  expect([me, theo, ida, rosa].map((person) => toneOf(person, household))).toEqual([
    'me',
    'partner',
    'rose',
    'rose',
  ])
})
