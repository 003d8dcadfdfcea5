// Made from the rules by `make twins`; do not edit.

/** The games whose rules run in the browser, each loaded when it is asked for. */
export const twins = {
  bottle_imp: () => import('./bottle_imp'),
  turandot: () => import('./turandot'),
}
