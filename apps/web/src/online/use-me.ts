import { isPersonName, type Me, type SessionReply } from '@sablier/protocol'
import { useEffect } from 'react'
import { create } from 'zustand'
import { useSettings } from '../settings/settings-store.ts'
import { RequestFault, request } from './request.ts'

interface MeState {
  /** The person's session: undefined while it is asked for, null before a name was given. */
  readonly me: Me | null | undefined
  readonly offline: boolean
}

const useMeStore = create<MeState>(() => ({ me: undefined, offline: false }))

/** Takes in what the server says of oneself. */
export function become({ me }: SessionReply): void {
  useMeStore.setState({ me, offline: false })
  useSettings.getState().set({ playsOnline: me !== null, ...(me && { name: me.name }) })
}
/** Asks the server who one is. */
export const lookWhoIAm = (): Promise<void> =>
  request<SessionReply>('GET', '/session').then(become, () => useMeStore.setState({ offline: true }))

/** Gives a name, or changes it. */
export async function giveName(name: string): Promise<void> {
  const { language } = useSettings.getState()
  if (!isPersonName(name)) throw new RequestFault({ code: 'unseen-name', reason: name })
  become(await request<SessionReply>('POST', '/session', { name, language }))
}

/** The person's session; tells the server when the language changes. */
export function useMe(): MeState {
  const state = useMeStore()
  const language = useSettings((settings) => settings.language)
  const { me } = state
  useEffect(() => {
    if (useMeStore.getState().me === undefined) void lookWhoIAm()
  }, [])
  useEffect(() => {
    if (me && me.language !== language)
      void request<SessionReply>('POST', '/session', { name: me.name, language }).then(become, () => undefined)
  }, [me, language])
  return state
}
