/** Empties the page after each component test, and sets how long queries wait. */
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The last stop of what never comes: a loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)
