/** A random test that fails has noticed the mutant: to make its case small would take minutes. */
import * as fc from 'fast-check'

fc.configureGlobal({ endOnFailure: true })
