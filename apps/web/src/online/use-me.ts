import type { Me, SessionReply } from '@sablier/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings-store.ts'
import { request } from './request.ts'

/** Who one is for the server: unknown while asked, null before a name was given. */
export function useMe() {
  const { language, set } = useSettings()
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [offline, setOffline] = useState(false)
  useEffect(() => {
    request<SessionReply>('GET', '/session').then(
      (reply) => setMe(reply.me),
      () => setOffline(true),
    )
  }, [])
  const giveName = async (name: string) => {
    const reply = await request<SessionReply>('POST', '/session', { name, language })
    set({ name })
    setMe(reply.me)
  }
  return { me, offline, giveName }
}
