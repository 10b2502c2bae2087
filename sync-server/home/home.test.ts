/** People show points and open tasks on the broker of the house, and its buttons complete tasks (A47). */
import { startBroker } from './testing/house-broker.ts'
import { testHome } from './testing/test-home.ts'

testHome(startBroker)
