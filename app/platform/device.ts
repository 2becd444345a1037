import { frame } from './deviceMetrics.ts';
import { watchMedia } from './media.ts';

/** What the specification calls device info; lengths in CSS pixels. */
export type DeviceInfo = {
  windowHeight: number;
  screenHeight: number;
  statusBarHeight: number;
  tabBarHeight: number;
  navigationBarHeight: number;
  topHeight: number;
  platform: 'android' | 'ios' | 'desktop';
  /** `PC` sends the person to the framed page. */
  deviceModel: 'PC' | 'phone' | 'tablet';
  language: string;
};

const finePointer = watchMedia('(hover: hover) and (pointer: fine)');
/** Narrower windows show the page itself: a frame would leave no room. */
const wideWindow = watchMedia('(min-width: 800px) and (min-height: 560px)');

/** iPadOS says it is a Mac; only its touch screen gives it away. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export function isAndroid(): boolean {
  return navigator.userAgent.includes('Android');
}

export function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    // A frame of another origin may not look at its parent; that it threw is the answer.
    return true;
  }
}

/** Started from a home-screen icon. */
export function isStandalone(): boolean {
  const ofSafari = (navigator as Navigator & { standalone?: boolean }).standalone === true;
  return (
    ofSafari ||
    watchMedia('(display-mode: standalone)').matches() ||
    watchMedia('(display-mode: fullscreen)').matches() ||
    watchMedia('(display-mode: minimal-ui)').matches()
  );
}

/** A desktop browser with room for the framed page. */
export function isDesktop(): boolean {
  if (isFramed() || isStandalone() || isIos() || isAndroid()) return false;
  return finePointer.matches() && wideWindow.matches();
}

export function readDeviceInfo(): DeviceInfo {
  const statusBarHeight = readSafeTop();
  const isPhoneSystem = isIos() || isAndroid();
  const shortSide = Math.min(screen.width, screen.height);
  return {
    windowHeight: window.innerHeight,
    screenHeight: screen.height,
    statusBarHeight,
    tabBarHeight: frame.tabBarHeight,
    navigationBarHeight: frame.navigationBarHeight,
    topHeight: statusBarHeight + frame.navigationBarHeight,
    platform: isIos() ? 'ios' : isAndroid() ? 'android' : 'desktop',
    deviceModel: isDesktop() ? 'PC' : isPhoneSystem && shortSide >= 600 ? 'tablet' : 'phone',
    language: navigator.language,
  };
}

function readSafeTop(): number {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;visibility:hidden;height:env(safe-area-inset-top, 0px)';
  document.body.append(probe);
  const height = probe.offsetHeight;
  probe.remove();
  return height;
}
