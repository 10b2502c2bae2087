/** The two answers to a request, of equal width: no first, yes last. Without room for both, one stands below the other. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

/** "Approve" with its check has room in it, and a pair of them on the narrowest phone. */
const LEAST = '7.5rem'

export const Answers = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  > button {
    flex: 1 1 ${LEAST};
    min-width: ${LEAST};
  }
`
