import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useUser } from '../session/current-user.ts'
import { dropRequest, stepOf, takePending, useLoginDialog, type LoginRequest } from './login-dialog.ts'

interface LoginStep extends LoginRequest {
  isOpen: boolean
  leave: () => void
}

/**
 * The open dialog is an entry of the history over the same address: Back closes it; signing in or closing it otherwise goes back, so
 * that the page stays as it was. A reload keeps it open.
 */
export function useLoginStep(isFormInPage: boolean): LoginStep {
  const user = useUser()
  const request = useLoginDialog()
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const step = stepOf(state)
  const isStep = step !== null
  const isTimedOut = step?.isTimedOut ?? false
  const isSignedIn = Boolean(user)
  const leftKey = useRef<string | null>(null)

  const begin = useEffectEvent((asked: LoginRequest) => {
    dropRequest()
    const login: LoginRequest = {
      isTimedOut: asked.isTimedOut || isTimedOut,
      endedWhy: asked.endedWhy ?? step?.endedWhy,
      purpose: asked.purpose ?? step?.purpose,
    }
    // A new entry without other dialogs: a picture viewer, which blocks everything else, closes.
    void navigate({ pathname, search, hash }, { state: { login }, replace: isStep, preventScrollReset: true })
  })
  // Requests come from outside the tree; the history belongs to the browser.
  useEffect(() => {
    if (request && !isFormInPage) begin(request)
  }, [request, isFormInPage])

  const leave = () => {
    // Going back takes a moment: a second press meanwhile would go back twice.
    if (!isStep || leftKey.current === key) return
    leftKey.current = key
    void navigate(-1)
  }
  const leaveWhenDone = useEffectEvent(leave)
  // Signing in happens outside this tree. A member already signed in, for instance after Forward, needs no dialog.
  useEffect(() => {
    if (isStep && isSignedIn) leaveWhenDone()
  }, [isStep, isSignedIn])

  // The attempted action may change the address: it waits until the entry has left the history.
  const resume = useEffectEvent(() => {
    const pending = takePending()
    if (isSignedIn) pending?.()
  })
  const kind = useNavigationType()
  const end = useEffectEvent((left: { pathname: string; asked: LoginRequest }) => {
    leftKey.current = null
    // A late change of the page beneath, such as the last move of a slider, has written its address over the entry.
    if (kind !== NavigationType.Pop && left.pathname === pathname && !isSignedIn) begin(left.asked)
    else resume()
  })
  const last = useRef<{ pathname: string; asked: LoginRequest } | null>(null)
  useEffect(() => {
    if (!step && last.current) end(last.current)
    last.current = step && { pathname, asked: step }
  }, [step, pathname])

  return { isOpen: isStep && user === null, isTimedOut, endedWhy: step?.endedWhy, purpose: step?.purpose, leave }
}
