/** The two answers to a request, of equal width: no first, yes last; one below the other if there is no room. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

/** Wide enough for "Approve" with its check, and narrow enough for two on the narrowest phone. */
const MIN_WIDTH = '7.5rem'

export const Answers = styled.div`
  ${theme.flow(2)}
  flex: 1;
  > button {
    flex: 1 1 ${MIN_WIDTH};
    min-width: ${MIN_WIDTH};
  }
`
