import { createElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { Progress } from '../../api/client/request';
import type { OwnListing } from '../../api/listing/listingWrites';
import { createStore } from '../../base/createStore';
import { useLatest } from '../../base/hooks/useLatest';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import type { Moderation } from '../../domain/listing/moderation';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { unsavedWork } from '../../state/runtime/unsavedWork';
import { usePublishText } from '../../text/publish/usePublishText';
import { Button } from '../../ui/buttons/Button';
import { useFormValidation } from '../../ui/forms/useFormValidation';
import { useLazy } from '../../ui/hooks/useLazy';
import { useToasts } from '../../ui/overlay/Toasts';
import { Breadcrumb } from './Breadcrumb';
import { createCoachStore } from './coach/coachStore';
import type { PublishNavigateDetail, PublishProps } from './definition';
import type { SendQuestion } from './extras/QuestionDialogs';
import { FormBlocks } from './FormBlocks';
import { fetchExtras } from './fetchExtras';
import { type FormValues, isChanged, newFormRules, valuesOf } from './form/formValues';
import { newDraft } from './form/ownDraft';
import { PublishContext, type PublishContextValue } from './form/publishContext';
import { useSubmit } from './form/useSubmit';
import { Guard } from './Guard';
import { openInThisTab } from './openInThisTab';
import { Problems } from './Problems';
import { Buttons, Page, Title } from './Publish.styles';
import { Sections } from './Sections';

export interface PublishFormProps extends Omit<PublishProps, 'listingId' | 'token'> {
  readonly id: string;
  readonly initialValues: FormValues;
  /** Null for a new one. */
  readonly listing: ListingDetails | null;
  readonly moderation: Moderation | null;
  /** Whose form it is; null while nobody knows. */
  readonly owner: number | null;
  /** The form before this one was sent, and the page that says so is on its way. */
  readonly isAfterAnother: boolean;
  /** The form is sent and the host knows; `isLeaving`: the next page is on its way. */
  onDone(isLeaving: boolean): void;
}

/** ms before an edited listing gives way to the page that says so (§4). */
const editDelay = 300;

export function PublishForm({ id, initialValues, owner, isAfterAnother, headingLevel = 1, onDone, ...props }: PublishFormProps) {
  const { mapProvider, mapKey, basemapUrl, satelliteUrl, satelliteAttribution, photoWorker = false, onPublished, onNavigate } = props;
  const { text } = usePublishText();
  const { siteUrl } = useRuntime();
  const toasts = useToasts(text.close);
  const place = useRef<HTMLFormElement>(null);
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
  // The props may be new objects; the form began with the first ones.
  const [begun, setBegun] = useState({ initial: initialValues, listing: props.listing, moderation: props.moderation, isTaken: false });
  const { initial, listing, moderation, isTaken } = begun;
  const [rules] = useState(newFormRules);
  const validate = useFormValidation(rules, text.problems);
  const [draft] = useState(() => newDraft(listing?.address?.label ?? ''));
  const [upload] = useState(() => createStore<Progress | null>(null));
  const edited = listing && { id: listing.id, status: listing.status, version: moderation?.version ?? 1 };
  const { submit, replaceNext, published, isWaiting, cancel, stop } = useSubmit(edited, draft, upload.set);
  const [isPreparing, setPreparing] = useState(false);
  const { value: extras } = useLazy(fetchExtras, true);
  const [attempts, setAttempts] = useState(0);
  const [coach] = useState(createCoachStore);
  const [restored, setRestored] = useState(0);
  const [isKept, setKept] = useState(owner !== null);
  const [question, setQuestion] = useState<SendQuestion | null>(null);

  // The focus moves after the messages have been rendered.
  useLayoutEffect(() => {
    if (attempts === 0) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const target = wrong?.matches('input, textarea, select, button') ? wrong : wrong?.querySelector('input');
    target?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [attempts]);

  const navigate = (detail: PublishNavigateDetail) => {
    if (onNavigate?.(detail) !== false && place.current) openInThisTab(detail.url, place.current);
  };
  const tell = useLatest((listingId: number) => {
    // The page cannot know by itself that something was sent: it may be of another origin.
    const url = `${siteUrl}/success#sent`;
    // A form that was removed while it was sending leads nowhere.
    const isLeaving = onPublished?.({ id: listingId, url }) !== false && place.current?.isConnected === true;
    if (isLeaving && place.current) openInThisTab(url, place.current);
    onDone(isLeaving);
  });
  const delay = listing ? editDelay : 0;
  useEffect(() => {
    // By now the guard of unsaved work knows that there is none left.
    if (published === null) return undefined;
    const timer = setTimeout(() => tell.current(published), delay);
    return () => clearTimeout(timer);
  }, [published, delay, tell]);

  const show = useLatest(toasts.show);
  useEffect(() => {
    if (isAfterAnother) show.current('success', text.sent);
  }, [isAfterAnother, show, text]);

  const account = { url: `${siteUrl}/account?tab=ads`, target: 'account' } as const;
  const context = useMemo(
    (): PublishContextValue => ({
      id,
      isEdit: listing !== null,
      listingId: listing?.id ?? null,
      coach,
      upload,
      draft,
      headingLevel,
      map: { mapProvider, mapKey, basemapUrl, satelliteUrl, satelliteAttribution },
      photoWorker,
      preparing,
      showToast: toasts.show,
    }),
    [
      id,
      listing,
      coach,
      upload,
      draft,
      headingLevel,
      mapProvider,
      mapKey,
      basemapUrl,
      satelliteUrl,
      satelliteAttribution,
      photoWorker,
      toasts.show,
    ],
  );

  return (
    <PublishContext value={context}>
      <Form<FormValues> initialValues={initial} keepDirtyOnReinitialize validate={validate} onSubmit={submit} subscription={subscription}>
        {({ handleSubmit, submitting, form }) => {
          const send = async (isConfirmed = false) => {
            if (isPreparing) return;
            setPreparing(true);
            await preparing.current;
            setPreparing(false);
            const { values, hasValidationErrors } = form.getState();
            const isLive = listing?.status === 'active' || listing?.status === 'moderation';
            const isSame = !isChanged(values, initial);
            if (isLive && isSame) return setQuestion('unchanged');
            if (listing?.status === 'rejected' && isSame && extras && !hasValidationErrors && !isConfirmed) return setQuestion('remark');
            // Once: after the advice has been seen, the next press sends the form as it is.
            if (!hasValidationErrors && !isConfirmed && coach.check?.()) return;
            if (listing?.status === 'active' && extras && !hasValidationErrors && !isConfirmed) return setQuestion('confirm');
            setBegun((now) => ({ ...now, isTaken: false }));
            await handleSubmit();
            if (place.current) setAttempts((count) => count + 1);
          };
          const onTaken = (now: OwnListing) => {
            if (!form.getFieldState('address')?.dirty) draft.addressText = now.listing.address?.label ?? '';
            setBegun({ ...now, initial: valuesOf(now), isTaken: true });
            setRestored((count) => count + 1);
          };
          const onReplace = () => {
            replaceNext();
            void send(true);
          };
          const waysOn = listing && extras && <extras.Outdated {...{ listing, onTaken, onReplace }} />;
          const onStatus = (now: OwnListing) =>
            setBegun((was) => ({
              ...was,
              listing: was.listing && { ...was.listing, status: now.listing.status },
              moderation: now.moderation,
            }));
          const isBusy = isPreparing || submitting || published !== null;
          return (
            <>
              <Breadcrumb isEdit={listing !== null} onLeave={navigate} />
              <Title part="title">{createElement(`h${headingLevel}`, null, listing ? text.title.edit : text.title.create)}</Title>
              {extras && (
                <extras.AboveForm
                  {...{ owner, listing, moderation, initial, draft, waysOn, onStatus }}
                  form={place}
                  isDone={published !== null}
                  onRestored={() => setRestored((count) => count + 1)}
                  onKept={setKept}
                />
              )}
              <Page>
                <Sections />
                <form
                  ref={place}
                  noValidate
                  method="post"
                  aria-busy={isBusy}
                  onSubmit={(event) => {
                    event.preventDefault();
                    void send();
                  }}
                >
                  <FormBlocks key={restored} />
                  <Problems onRetry={() => void send(true)} isTaken={isTaken} waysOn={waysOn} />
                  {extras && <extras.NetworkStatus isKept={isKept} isWaiting={isWaiting} onCancel={cancel} />}
                  <Buttons>
                    <Button
                      size="l"
                      onClick={() => void unsavedWork().leave(() => navigate(listing ? account : { url: `${siteUrl}/`, target: 'home' }))}
                    >
                      {text.cancel}
                    </Button>
                    <Button type="submit" variant="primary" size="l" busy={isBusy} onMouseDown={(event) => event.preventDefault()}>
                      {text.submit}
                    </Button>
                  </Buttons>
                </form>
                {extras && <extras.Preview />}
              </Page>
              <Guard initial={initial} isDone={published !== null} />
              {extras && <extras.LeaveDialog />}
              {extras && <extras.SendingDialog onCancel={stop} />}
              {extras && (
                <extras.QuestionDialogs
                  {...{ question, moderation }}
                  onClose={() => setQuestion(null)}
                  onAccount={() => {
                    setQuestion(null);
                    navigate(account);
                  }}
                  onSend={() => {
                    setQuestion(null);
                    void send(true);
                  }}
                />
              )}
              {toasts.element}
            </>
          );
        }}
      </Form>
    </PublishContext>
  );
}

const subscription = { submitting: true } as const;
