/** Empties the page after each component test, and waits as long as it takes for what is to come. */
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The last stop of what never comes: a loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)
