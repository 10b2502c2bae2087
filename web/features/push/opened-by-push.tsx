/** Opens the notifications when a push was tapped. Place it once, inside the router. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { whenTapped } from './tapped.ts'

/** Shows nothing by itself. */
export function OpenedByPush() {
  const navigate = useNavigate()
  useEffect(() => whenTapped(() => void navigate('/notifications')), [navigate])
  return null
}
