/** The two answers to a request, of equal width: no first, yes last. Without room for both, one stands below the other. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

/** "Approve" with its check has room in it, and a pair of them on the narrowest phone. */
const LEAST = '7.5rem'

export const Answers = styled.div`
  ${theme.flow(2)}
  flex: 1;
  > button {
    flex: 1 1 ${LEAST};
    min-width: ${LEAST};
  }
`
