/** Bar heights that device info reports, in CSS pixels (specification, section 3). */
export const frame = { tabBarHeight: 45, navigationBarHeight: 44 } as const;
