/** Opens what a push is about when it was tapped: the notifications, or the tasks. Place it once, inside the router. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { whenTapped } from './tapped.ts'

/** Shows nothing by itself. */
export function OpenedByPush() {
  const navigate = useNavigate()
  useEffect(() => whenTapped((path) => void navigate(path)), [navigate])
  return null
}
