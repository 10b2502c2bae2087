/** Goes back in the history of a page, as the back button of the browser does. */
import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

let back: () => void = () => {}

/** Stands in the page in which `goBack` goes back. */
export function WayBack() {
  const navigate = useNavigate()
  useEffect(() => {
    back = () => void navigate(-1)
  }, [navigate])
  return null
}

export function goBack(): void {
  act(() => back())
}
