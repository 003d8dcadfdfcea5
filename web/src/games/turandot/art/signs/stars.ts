/** How many a singer has. */
export type Stars = 1 | 2 | 3
