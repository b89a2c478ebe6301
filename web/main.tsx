import './styles.ts'
import { createRoot } from 'react-dom/client'
import { forgetSeen } from './catalogue/last-seen.ts'
import { startTray } from './compare/tray/tray.ts'
import { chipsOfFirstPage } from './finding/filters/load-chips.ts'
import { i18n, startTexts } from './locales/i18n.ts'
import { onMemberForgotten, startSession } from './members/session/session.ts'
import { App } from './shell/App.tsx'
import { endFirstView } from './shell/first-view.ts'
import { startPreferences } from './shell/preferences/apply-preferences.ts'
import { offerLanguage } from './shell/preferences/offer-language.ts'
import { startLock } from './shell/lock/lock-state.ts'
import { followWindow } from './shell/preferences/page-scale.ts'
import { preferenceOf } from './shell/preferences/preferences.ts'
import { forgetAnswers } from './shell/query-client.ts'
import { followMoves } from './kit/focus/moves.ts'
import { LazyLoadError } from './kit/late/lazy-component.tsx'
import { noteTyping } from './kit/late/renewal.ts'
import { followPrinting } from './kit/printing.ts'
import { keepKeysOfInputMethods } from './kit/typing/input-method.ts'
import { refuseLongPastes } from './kit/typing/whole-paste.ts'
import { pages } from './routes.tsx'

// A browser loads a font once text uses it. Loading it before this script would delay the script (decisions/113).
document.fonts.load("1em 'Instrument Sans Variable'").catch(() => undefined)
startTexts(preferenceOf('language'))
startPreferences()
followWindow()
followMoves()
followPrinting()
keepKeysOfInputMethods()
refuseLongPastes((lengths) => i18n.t('toasts.doesNotFit', lengths))
noteTyping()
onMemberForgotten(forgetAnswers)
onMemberForgotten(forgetSeen)
startSession()
startLock()
startTray()
offerLanguage()
// shell/kept-pages/ScrollKeeper.tsx restores scroll positions; it knows when a list has its height again.
history.scrollRestoration = 'manual'

const root = document.getElementById('root')
if (root) {
  endFirstView(root)
  const draw = () => createRoot(root, { onCaughtError: logUnlessTold }).render(<App pages={pages} />)
  // Chips that render after their list would move it. On a phone a line is reserved for them.
  const isMoved = document.documentElement.dataset['layout'] !== 'phone'
  if (isMoved && document.querySelector('link[data-chips]')) void chipsOfFirstPage().then(draw)
  else draw()
}

/** The person sees that a script failed to load; any other error of a boundary is a bug. */
function logUnlessTold(error: unknown): void {
  // oxlint-disable-next-line no-console -- what React itself does with such an error
  if (!(error instanceof LazyLoadError)) console.error(error)
}
