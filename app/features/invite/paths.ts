/** Spelled as in the specification. */
export const shareQrcodePath = '/pages/my/share-qrcode';
