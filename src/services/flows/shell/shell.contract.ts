/** What decides about the entries of somebody's menu (F-08). */
export type AccountProducts = { hasPlayKit: boolean; hasReading: boolean; hasCourses: boolean }
