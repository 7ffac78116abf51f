import type { TableInfo } from '@sablier/protocol'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSayWord } from '../words/use-words.ts'
import { act } from './online-table.ts'

/** Another game of the same people: whoever asks first opens the table, the others find it here. */
export function Rematch({ table }: { table: TableInfo }) {
  const say = useSayWord()
  const [, go] = useLocation()
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (asked && table.rematch !== null) go(`/table/${table.rematch}`)
  }, [asked, table.rematch, go])
  if (table.you === null || table.status === 'read-only') return null
  if (table.rematch !== null)
    return (
      <Link href={`/table/${table.rematch}`} className="strong">
        {say('toRematch')}
      </Link>
    )
  return (
    <button
      type="button"
      className="strong"
      disabled={asked}
      onClick={() => {
        setAsked(true)
        act({ type: 'rematch' })
      }}
    >
      {say('rematch')}
    </button>
  )
}
