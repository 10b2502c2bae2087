/** Turns off shrinking: a failing property test has killed the mutant, and a small counterexample would take minutes. */
import * as fc from 'fast-check'

fc.configureGlobal({ endOnFailure: true })
