// A test's page lives for seconds: making its hot code quick costs a sixth of the browser's time and pays back none. Figures
// and screens, which are no tests, come from a browser as people have it.
const forTests = process.env['VITEST'] ? ['--js-flags=--no-maglev --no-turbofan'] : []

/**
 * How tests start the browser. As root without a sandbox, without a graphics card, and silent towards the network.
 */
export const CHROMIUM = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...forTests,
  ],
}
