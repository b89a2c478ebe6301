import { createTokenKeeper } from './token-keeper.ts'

export type { TokenPair } from './token-places.ts'
export type { TokensChange } from './token-keeper.ts'

/**
 * The tokens of the signed-in member, plain under the specification's two keys (§3). Remembered, they are in local storage; else they
 * live for the browser session, in each tab's own storage.
 */
export const {
  readTokens,
  keepTokens,
  dropTokens,
  onTokensChange,
  sessionNumber,
  isRemembered,
  settling,
  awaitLater,
  follow: followTabs,
  followStorage,
} = createTokenKeeper({
  local: () => localStorage,
  session: () => sessionStorage,
  openChannel: () => new BroadcastChannel('quarry-tokens'),
})
