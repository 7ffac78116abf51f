import { Component, type ReactNode } from 'react'
import { useSayWord } from '../words/use-words.ts'

/** Catches what should not happen and says what to do about it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    return this.state.error ? <Failure error={this.state.error} /> : this.props.children
  }
}

function Failure({ error }: { error: Error }) {
  const say = useSayWord()
  return (
    <main className="page-main" role="alert">
      <h1>{say('errorTitle')}</h1>
      <p>{say('errorHelp')}</p>
      <pre className="error-text">{error.message}</pre>
      <p>
        <button type="button" className="strong" onClick={() => location.reload()}>
          {say('reload')}
        </button>{' '}
        <a href="/" className="quiet">
          {say('backHome')}
        </a>
      </p>
    </main>
  )
}
