/** The number of a singer's stars. */
export type Stars = 1 | 2 | 3
