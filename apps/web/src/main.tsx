import '@fontsource-variable/cinzel'
import '@fontsource-variable/eb-garamond'
import '@sablier/ui/ui.css'
import './styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

// Plain addresses without TLS have no service worker; the app then simply needs its server.
// It keeps the whole app, so it waits until the page that somebody came for is there.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
