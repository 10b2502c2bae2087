/** Empties the page after each component test, and sets how long queries wait. */
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Queries wait this long at most: a loaded machine may be slow.
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)
