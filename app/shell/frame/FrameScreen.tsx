export function FrameScreen() {
  return null;
}
