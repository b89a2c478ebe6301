import '../styles.ts'
import './kit-page.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { followMoves } from '../kit/focus/moves.ts'
import { followPrinting } from '../kit/printing.ts'
import { startTexts } from '../locales/i18n.ts'
import { startPreferences } from '../shell/preferences/apply-preferences.ts'
import { followWindow } from '../shell/preferences/page-scale.ts'
import { preferenceOf } from '../shell/preferences/preferences.ts'
import { Surroundings } from '../shell/Surroundings.tsx'
import { KitPage } from './KitPage.tsx'

// An entry of its own: `npm run dev` shows it at /kit, and the built product does not have it.
startTexts(preferenceOf('language'))
startPreferences()
followWindow()
followMoves()
followPrinting()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Surroundings>
      <BrowserRouter useTransitions={false}>
        <KitPage />
      </BrowserRouter>
    </Surroundings>,
  )
